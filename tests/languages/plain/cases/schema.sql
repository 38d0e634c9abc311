-- People who buy.
CREATE TABLE IF NOT EXISTS shop.users (
#                               ^ defines: class users [table]
#                               ^ docstring: People who buy.
  id INT PRIMARY KEY,
# ^ defines: field users.id
  name TEXT
);
CREATE VIEW buyers AS SELECT * FROM users;
#           ^ defines: class buyers [view]
CREATE OR REPLACE FUNCTION tax(amount int) RETURNS int AS $$ SELECT 1 $$ LANGUAGE sql;
#                          ^ defines: function tax [function]
#                          ^ signature: (amount int)
CREATE INDEX by_name ON users (name);
#            ^ defines: variable by_name [index]
CREATE TRIGGER audit BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION tax();
#              ^ defines: function audit [trigger]
