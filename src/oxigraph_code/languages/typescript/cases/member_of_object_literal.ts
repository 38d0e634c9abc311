const api = { get() {} };
api.get();
//  ^ calls: api.get (member)
