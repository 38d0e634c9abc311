# --- path: app/models/share/service.rb ---
class Share::Service
  def title
    1
  end
end
# --- path: app/models/share/by/mail.rb ---
class Share::By::Mail < Share::Service
  def post
    self.title
    #    ^ calls: app/models/share/service.rb:Share.Service.title (inherited)
  end
end
# --- path: app/models/use.rb ---
def go
  Share::By::Mail.new.title
  #                   ^ calls: app/models/share/service.rb:Share.Service.title (inherited)
end
