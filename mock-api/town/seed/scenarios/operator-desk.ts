import { Sex } from '../../../../src/contract/enums/member.ts'
import { inquiries, planInquiry } from '../content/operator-messages.ts'
import { handIn } from '../people/age-documents.ts'
import { drawAge } from '../people/ages.ts'
import { NameRound } from '../people/names.ts'
import { isRecommendable } from '../people/person.ts'
import { fillProfile } from '../people/profiles.ts'
import { planRankRequest } from '../people/ranks.ts'
import { days, hours } from '../time-spans.ts'
import type { Scenario, Stage } from './scenario.ts'

/** Number of pending rank requests, hours between two of them, and hours since the latest. */
const requests = { count: 6, everyHours: 3, latestHours: 2 } as const

/** Pending work: documents, unanswered questions, rank requests. */
export const operatorDesk: Scenario = {
  arrange(stage) {
    const { town } = stage
    handInDocuments(stage)
    const { helpers } = town.stream('operator-desk')
    const regulars = helpers.shuffle(town.people.filter((person) => isRecommendable(person) && !person.scripted))
    for (const [index, question] of inquiries.entries()) {
      const person = regulars[index]
      if (person) planInquiry(town, person, question, town.now - hours(index + 1))
    }
    const asking = regulars.filter(({ rank }) => rank !== 'E' && rank !== 'SSS').slice(0, requests.count)
    for (const [index, man] of asking.entries())
      planRankRequest(town, man, town.now - hours(requests.latestHours + index * requests.everyHours))
  },
}

/** What cannot be read, by the number of the person. */
const illegible = new Map([
  [2, { birthDate: null }],
  [5, { issuer: null }],
])

const newPeople = 8

/** New people wait for their age check, one document an hour; two documents are illegible (FAQ-26). */
function handInDocuments({ town }: Stage): void {
  const faker = town.stream('operator-desk documents')
  const names = new NameRound(faker)
  for (let number = 0; number < newPeople; number += 1) {
    const sex = number % 2 === 0 ? Sex.woman : Sex.man
    const person = town.join(`desk-${number + 1}@yoimachi.example`, sex, town.now - days(1))
    const [name, age] = [names.take(sex), drawAge(faker)]
    fillProfile(town, faker, person, { name, age, form: 'basics', text: 'none' })
    handIn(town, faker, person, town.now - hours(number + 1), illegible.get(number))
  }
}
