-- The 3D model of a product, with the picture that is shown until somebody asks for the model.
create table product_model (
  product_id uuid primary key references product (id) on delete cascade,
  model_file_id uuid not null unique references model_file (id),
  poster_id uuid not null unique references picture (id)
);
