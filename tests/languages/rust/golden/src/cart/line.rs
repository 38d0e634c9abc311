pub struct Line;
