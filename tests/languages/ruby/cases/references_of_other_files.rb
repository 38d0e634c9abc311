# --- path: app/workers/archive_worker.rb ---
class ArchiveWorker
  extend Runs

  LIMIT = 5
end
# --- path: app/models/user.rb ---
class User
  def archive
    ArchiveWorker.run_later(id)
    # <- references: app/workers/archive_worker.rb:ArchiveWorker
  end

  def later
    queue(ArchiveWorker)
    #     ^ references: app/workers/archive_worker.rb:ArchiveWorker
  end

  def limit
    ArchiveWorker::LIMIT
    #              ^ references: app/workers/archive_worker.rb:ArchiveWorker.LIMIT
  end
end
