create index audit_entry_actor on audit_entry (actor_id, at desc);
create index audit_entry_action on audit_entry (action, at desc);
