-- Refunds from a sum on that is set in the settings: who has approved it. Somebody else notes it as made.
alter table payment_note
  add column approved_by uuid,
  add column approved_at timestamptz,
  add check ((approved_by is null) = (approved_at is null));
