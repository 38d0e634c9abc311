// Methods and publications of Meteor are joined by their names.
// --- path: server.ts ---
import { Meteor } from 'meteor/meteor';

function save() {}
function cards() {}

Meteor.methods({ 'cards.save': save });
// <- joins: receives method cards.save -> save
Meteor.methods({ 'cards.drop'() { save(); } });
// <- joins: receives method cards.drop -> cards.drop
Meteor.publish('cards', cards);
// <- joins: receives publication cards -> cards
// --- path: client.ts ---
import { Meteor } from 'meteor/meteor';

function press() {
  Meteor.call('cards.save', 1);
  // <- joins: sends method cards.save
  Meteor.subscribe('cards');
  // <- joins: sends publication cards
}
