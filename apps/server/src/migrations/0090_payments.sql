-- Of which order of a bill with several: what is due back for it.
alter table payment_note add column subject_id uuid;
create index payment_note_subject on payment_note (subject_id) where subject_id is not null;

-- The invoice of one merchant's part of a bill that pays several.
create table bill_part_invoice (
  subject_id uuid primary key,
  bill_id uuid not null references bill (id),
  number text not null,
  issued_on date not null,
  lookup text not null,
  noted_at timestamptz not null,
  noted_by uuid not null
);
create index bill_part_invoice_bill on bill_part_invoice (bill_id);
