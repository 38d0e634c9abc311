class Cart
  def total(a, lines)
  #   ^ complexity: 12
    return 0 if a == 1 && lines
    if a > 2
      b
    elsif a > 3 or a < 0
      c
    end
    d unless a
    lines.each { |line| line ? 1 : 2 }
    while a
      a -= 1
    end
    case a
    when 1 then 2
    when 3 then 4
    else 5
    end
  rescue StandardError
    nil
  end

  def plain; end
  #   ^ complexity: 1
end
