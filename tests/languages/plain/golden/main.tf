resource "aws_s3_bucket" "logs" { bucket = var.name }
data "aws_ami" "image" {}
variable "name" { type = string }
module "vpc" { source = "./vpc" }
output "id" { value = 1 }
locals { limit = 1 }
