-- Lines of bank statements stay, with what became of each: assigned to a bill, unknown, or set aside by staff (their
-- money moves to the kind of account `aside`).
alter table statement_line
  add column state text not null default 'settled' check (state in ('assigned', 'unknown', 'settled')),
  -- The entry of a receipt or a note that is this very money.
  add column proves uuid unique references money_entry (id),
  add column decided_by uuid,
  add column decided_at timestamptz,
  add column remark text not null default '';
update statement_line set state = 'assigned' where bill_id is not null;
alter table statement_line alter column state set default 'unknown';
create index statement_line_newest on statement_line (at desc, id desc);

-- The line that brought a note about.
alter table payment_note add column line_id uuid references statement_line (id);
create index payment_note_line on payment_note (line_id) where line_id is not null;
