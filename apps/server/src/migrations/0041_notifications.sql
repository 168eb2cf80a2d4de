-- A mailbox may be there before its first mail: it is made to be locked.
alter table mailbox
  drop constraint mailbox_last_number_check,
  add constraint mailbox_last_number_check check (last_number >= 0);
