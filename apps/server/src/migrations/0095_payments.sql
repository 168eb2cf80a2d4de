-- The mail about a refund waits while the refund can be taken back; null once it went out, or for refunds of before.
alter table payment_note add column tell_refund_at timestamptz;
create index payment_note_tell_refund on payment_note (tell_refund_at) where tell_refund_at is not null;
-- Why a refund that was made came back, or was noted by mistake.
alter table payment_note add column undone_reason text;
