-- What a model looks like in a plan, computed when it is checked. Null for those that were checked before: they are drawn as boxes.
alter table model_file add column outline jsonb;
