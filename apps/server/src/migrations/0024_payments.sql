-- What was paid for may be called off afterwards: the platform notes by itself that the money is to be paid back.
alter table payment_note drop constraint payment_note_kind_check;
alter table payment_note
  add constraint payment_note_kind_check check (kind in ('LATE', 'SHORT', 'OVER', 'DOUBLE', 'CALLED_OFF'));
alter table payment_note alter column noted_by drop not null;
