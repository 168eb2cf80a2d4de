-- The credit note of a refund that was made: numbers of a year without a gap, given once its payer is told.
create table credit_note (
  year integer not null,
  number integer not null check (number > 0),
  note_id uuid not null unique references payment_note (id),
  issued_at timestamptz not null,
  primary key (year, number)
);
-- What was due back and stays with its payer as credit for another bill.
alter table payment_note drop constraint payment_note_outcome_check;
alter table payment_note add constraint payment_note_outcome_check
  check (outcome in ('ACCEPTED', 'REST_ASKED', 'REFUND_DUE', 'REFUNDED', 'CREDITED'));
-- A line about no bill whose money is somebody's credit.
alter table statement_line add column account_id uuid references account (id);
