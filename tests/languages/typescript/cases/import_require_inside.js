class Cart extends require('events').EventEmitter {}
//                          ^ imports: events [require]
if (ready) throw require('errors');
//                        ^ imports: errors [require]
const { pay: { now } } = require('payment');
//                                ^ imports: payment [require]
const [first] = require('queue');
//                       ^ imports: queue [require]
const { tax } = require('tax');
//      ^ imports: tax.tax [require]
