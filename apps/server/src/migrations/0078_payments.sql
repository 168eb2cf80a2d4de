-- Where the payer wants refunds of a bill to go. Deleted once all of it is refunded.
alter table bill add column refund_account jsonb;
-- The bank's reference of the refund, and when its payer was told that it is due.
alter table payment_note add column reference text;
alter table payment_note add column told_at timestamptz;
-- Who was owed something before this release is not told years later.
update payment_note set told_at = coalesce(settled_at, noted_at) where outcome = 'REFUND_DUE';
create index payment_note_untold on payment_note (settled_at) where outcome = 'REFUND_DUE' and told_at is null;
