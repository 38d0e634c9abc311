// The methods of the types of operations are fields of GraphQL.
// --- path: src/graph.rs ---
use juniper::graphql_object;
pub struct Mutation<H> { handler: H }
#[graphql_object(context = Context)]
impl<H: Handler> Mutation<H> {
    async fn add_user(context: &Context, id: String) -> FieldResult<Success> { Ok(Success::new()) }
    //       ^ joins: receives field addUser -> Mutation.add_user
}
pub struct Success;
impl Success {
    fn new() -> Self { Success }
    // ^ joins: nothing
}
// --- path: src/client.rs ---
fn send(client: &Client) {
    client.post("mutation Add { addUser(id: 1) { ok } }");
    // ^ joins: sends field addUser
}
