// --- path: src/users.ts ---
import { Injectable } from '@nestjs/common';
import { Resolver, Subscription } from '@nestjs/graphql';
import { PubSub } from 'graphql-subscriptions';

@Injectable()
export class UserService {
  constructor(private readonly pubsub: PubSub) {}
  async rename(user: { uid: string }) {
    await this.pubsub.publish(`user/${user.uid}/updated`, user);
    // ^ joins: sends topic user/…/updated
    await this.pubsub.publish(`user/${user.uid}`, user);
    // ^ joins: nothing
    await this.pubsub.publish('users', user);
    // ^ joins: sends topic users
  }
}

@Resolver()
export class UserResolver {
  constructor(private readonly pubsub: PubSub) {}
  @Subscription(() => User)
  renamed(user: { uid: string }) {
    return this.pubsub.asyncIterator(`user/${user.uid}/updated`);
    // ^ joins: receives topic user/…/updated -> UserResolver.renamed
  }
  all() {
    return this.pubsub.asyncIterableIterator('users');
    // ^ joins: receives topic users -> UserResolver.all
  }
}
