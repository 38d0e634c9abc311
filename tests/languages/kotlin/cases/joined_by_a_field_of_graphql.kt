// The methods of classes of operations are fields of GraphQL.
// --- path: graphql/mutations/ChapterMutation.kt ---
package shop.graphql.mutations
import com.expediagroup.graphql.generator.annotations.GraphQLDeprecated
class ChapterMutation {
    fun fetchChapters(id: Int): Int = 1
    //  ^ joins: receives field fetchChapters -> ChapterMutation.fetchChapters
}
class Chapter {
    fun fetchAll(): Int = 1
    //  ^ joins: nothing
}
