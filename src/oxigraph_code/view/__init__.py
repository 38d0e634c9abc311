"""The code graph as a page in a browser on this machine.

For maintainers: the server passes questions to the tools and draws nothing; the page draws and knows no query.
"""

from oxigraph_code.view.exported_page import exported_page as exported_page
from oxigraph_code.view.page_server import PageServer as PageServer
