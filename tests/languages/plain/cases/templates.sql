CREATE TABLE IF NOT EXISTS {{.prefix}}orders (
#                                     ^ defines: class orders [table]
  id VARCHAR(36),
# ^ defines: field orders.id
  {{if .postgres}}insert_at TIMESTAMPTZ NOT NULL,{{end}}
  PRIMARY KEY (id)
) {{if .mysql}}DEFAULT CHARACTER SET utf8mb4{{end}};
