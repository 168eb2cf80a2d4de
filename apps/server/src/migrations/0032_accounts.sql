-- Administrators find accounts by a part of what they are called or reached by: all of it in one text, by lines.
create extension if not exists pg_trgm;
create index account_found_by on account using gin (
  lower(nickname || E'\n' || username || E'\n' || coalesce(email, '') || E'\n' || coalesce(mobile, '')) gin_trgm_ops
) with (gin_pending_list_limit = 256) where erased_at is null;
-- Chinese names have two or three signs, too few for the index above: these by their single signs.
create index account_named_in_signs on account using gin (string_to_array(lower(nickname), null))
  where erased_at is null and nickname ~ '[^\u0001-\u1EFF]';
