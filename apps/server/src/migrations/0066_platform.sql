-- When each job that comes by itself is due next, over all processes.
create table job_schedule (
  name text primary key,
  due_at timestamptz not null
);
