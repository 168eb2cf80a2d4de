-- A scene that its designer took away: nobody sees it any more, but those who bought its design begin projects from it.
alter table studio_work_scene add column detached_at timestamptz;
