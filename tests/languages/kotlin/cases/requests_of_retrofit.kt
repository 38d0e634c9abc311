package shop

import retrofit2.http.GET
import retrofit2.http.POST

interface Backend {
    @GET(value = "topics")
    // <- request: GET /topics
    suspend fun topics(): List<String>

    @POST("orders/{id}/pay")
    // <- request: POST /orders/{id}/pay
    suspend fun pay(id: String)
}
