package cart

func beep() {}
