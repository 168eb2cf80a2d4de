-- Disks that are nearly full and of which administrators were notified; the row goes when there is room again.
create table storage_alert (
  place text primary key check (place in ('all', 'files', 'database')),
  notified_at timestamptz not null,
  free_mb integer not null
);
