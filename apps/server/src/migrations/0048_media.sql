-- A panorama is a picture that is also kept in tiles at <id>-<hash>/<width>-<column>-<row>.webp: in two levels where it
-- has 16 columns, else in one. Small ones have none.
alter table picture
  add column tile_size integer check (tile_size > 0),
  add column tile_columns integer check (tile_columns in (8, 16)),
  add constraint picture_tiles check ((tile_size is null) = (tile_columns is null));
