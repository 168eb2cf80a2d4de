-- How plans draw a piece of an imported library, computed when it is made; null where that cannot be told, which is drawn as a box.
-- `outlined` says that it was tried: pieces that were made before are outlined by the job that makes pieces.
alter table library_piece add column outline jsonb;
alter table library_piece add column outlined boolean not null default false;
create index library_piece_outlined on library_piece (library_id, position) where state = 'ready' and not outlined and library_id is not null;
