-- What a note's outcome was before its bill was confirmed with it; null where nobody had decided. Taking the confirmation back puts it there again.
alter table payment_note add column outcome_before text;
