-- Staff withdrew its link: it is not made public again.
alter table collection add column held_at timestamptz;
alter table collection add constraint collection_held_is_private check (held_at is null or share_id is null);
