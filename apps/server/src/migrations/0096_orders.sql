-- The mail about a payout waits while it can be taken back; null once it went out, or for payouts of before.
alter table payout add column tell_at timestamptz;
create index payout_tell on payout (tell_at) where tell_at is not null;
-- A payout that was noted by mistake, or came back from the bank: it counts nowhere any more.
alter table payout
  add column undone_at timestamptz,
  add column undone_by uuid,
  add column undone_reason text,
  add check ((undone_at is null) = (undone_by is null));
-- When the buyer first took a picture in full size: what was taken cannot be taken back.
alter table market_order add column pictures_taken_at timestamptz;
