resource "aws_s3_bucket" "logs" { bucket = var.name }
#                         ^ defines: variable aws_s3_bucket.logs [resource]
data "aws_ami" "image" {}
#               ^ defines: variable aws_ami.image [data]
variable "name" { type = string }
#         ^ defines: variable name [variable]
module "vpc" { source = "./vpc" }
#       ^ defines: variable vpc [module]
output "id" { value = 1 }
#       ^ defines: variable id [output]
locals { limit = 1 }
#        ^ defines: variable limit [locals]
