import { askOperator, inquiries } from '../content/operator-messages.ts'
import { handIn } from '../people/age-documents.ts'
import { drawAge } from '../people/ages.ts'
import { NameRound } from '../people/names.ts'
import { isRecommendable } from '../people/person.ts'
import { fillProfile } from '../people/profiles.ts'
import { askForRank } from '../people/rank-requests.ts'
import { days, hours } from '../personas/persona.ts'
import type { ScenarioPlan, Stage } from './scenario.ts'

/** Work has piled up: documents, questions without an answer, rank requests. */
export const operatorDesk: ScenarioPlan = {
  arrange(stage) {
    const { town } = stage
    handInDocuments(stage)
    const { helpers } = town.stream('operator-desk')
    const regulars = helpers.shuffle(
      town.people.filter((person) => isRecommendable(person) && !person.scripted),
    )
    for (const [index, question] of inquiries.entries()) {
      const person = regulars[index]
      if (person) askOperator(town, person, question, town.now - hours(index + 1))
    }
    const asking = regulars.filter(({ rank }) => rank !== 'E' && rank !== 'SSS').slice(0, 6)
    for (const [index, man] of asking.entries()) askForRank(town, man, town.now - hours(3 * index + 2))
  },
}

/** Eight new people wait for their age check; the documents of two of them cannot be read (FAQ-26). */
function handInDocuments({ town }: Stage): void {
  const faker = town.stream('operator-desk documents')
  const names = new NameRound(faker)
  for (let number = 0; number < 8; number += 1) {
    const sex = number % 2 === 0 ? 2 : 1
    const person = town.join(`desk-${number + 1}@yoimachi.example`, sex, town.now - days(1))
    const [name, age] = [names.take(sex), drawAge(faker)]
    fillProfile(town, faker, person, { name, age, form: 'basics', text: 'none' })
    const evidence = number === 2 ? { birthDate: null } : number === 5 ? { issuer: null } : {}
    handIn(town, faker, person, town.now - hours(number + 1), evidence)
  }
}
