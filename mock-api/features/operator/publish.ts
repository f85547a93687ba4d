import type { Publication } from '../../../src/contract/control/operator/office.ts'
import { boardOf } from '../../../src/contract/enums/topic.ts'
import type { Context } from '../../world/context.ts'
import type { Topic } from '../../world/records/board.ts'
import type { Announcement, News, Notice } from '../../world/records/operator.ts'
import type { World } from '../../world/world.ts'

/**
 * Publishes an announcement, a notice, a line of the latest information or a topic (IMP-17), and returns the record.
 * Without an audience it is for both sexes.
 */
export function publish(world: World, publication: Publication, ctx: Context): Announcement | News | Notice | Topic {
  const { audience } = publication
  const createdAt = ctx.now
  switch (publication.kind) {
    case 'announcement': {
      const { title, body } = publication
      return world.announcements.insert({ title, body, audience, createdAt })
    }
    case 'notice': {
      const { title, info, body } = publication
      return world.notices.insert({ title, info, body, audience, createdAt })
    }
    case 'news': {
      const { info, url } = publication
      return world.news.insert({ info, url, audience, createdAt })
    }
    case 'topic': {
      const target = audience === null ? 'common' : boardOf[audience]
      return world.topics.insert({ name: publication.name, target, createdAt })
    }
  }
}
