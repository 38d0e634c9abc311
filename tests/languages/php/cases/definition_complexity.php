<?php
class Cart {
    public function total($a, $lines) {
    //              ^ complexity: 13
        if ($a > 1 && $a < 3 || $a == 7) {
            return 1;
        } elseif ($a == 2) {
            return 2;
        }
        foreach ($lines as $line) {
            while ($a > 1) { $a--; }
        }
        switch ($a) {
            case 1: return 1;
            default: break;
        }
        try {
            return $a > 1 ? 2 : match ($a) { 1 => 2, 2 => 3, default => 4 };
        } catch (Exception $e) {
            return array_filter($lines, fn ($line) => $line && $a);
        }
    }

    public function plain() {}
    //              ^ complexity: 1
}
