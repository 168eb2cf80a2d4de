-- A part of what was paid that staff give back, while the rest stays.
alter table payment_note drop constraint payment_note_kind_check;
alter table payment_note add constraint payment_note_kind_check
  check (kind in ('LATE', 'SHORT', 'OVER', 'DOUBLE', 'NO_RECEIPT', 'CALLED_OFF', 'PART'));
