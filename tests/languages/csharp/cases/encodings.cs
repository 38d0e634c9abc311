using System.Text;

class Writer
{
    byte[] Written(string text) => Encoding.GetEncoding("utf-8").GetBytes(text);
    //                                                           ^ external: System.Text.Encoding.GetBytes

    string Read(byte[] text) => Encoding.Latin1.GetString(text);
    //                                          ^ external: System.Text.Encoding.GetString
}
