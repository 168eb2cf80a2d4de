-- A designer's own piece has the model of an upload: its state, its file and what it measures are there.
alter table library_piece add column model_file_id uuid unique references model_file (id);
-- The caller's name for the upload: the same again is the same piece.
alter table library_piece add column upload_key uuid;
-- Its size may be in another unit than metres, and nobody has said yet that it is meant.
alter table library_piece add column asks_size boolean not null default false;
alter table library_piece add constraint library_piece_own check ((owner_id is null) = (model_file_id is null));
create unique index library_piece_upload on library_piece (owner_id, upload_key) where owner_id is not null;
