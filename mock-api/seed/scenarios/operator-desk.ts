import { hours, days } from '../personas/persona.ts'
import { submitDocument } from '../town/age-documents.ts'
import { drawAge } from '../town/ages.ts'
import { NameRound } from '../town/names.ts'
import { askOperator, inquiries } from '../town/operator-desk.ts'
import { isRecommendable } from '../town/person.ts'
import { fillProfile } from '../town/profiles.ts'
import { askForRank } from '../town/ranks.ts'
import type { Stage } from './scenario.ts'

/** Work has piled up: documents, questions without an answer, rank requests. */
export function operatorDesk(stage: Stage): void {
  handInDocuments(stage)
  const draws = stage.town.draws('operator-desk')
  const regulars = draws.shuffled(
    stage.town.people.filter((person) => isRecommendable(person) && !person.toldByHand),
  )
  for (const [index, question] of inquiries.entries()) {
    const person = regulars[index]
    if (person) askOperator(stage.town, person, question, stage.town.now - hours(index + 1))
  }
  const asking = regulars.filter(({ member }) => member.rank !== 'E' && member.rank !== 'SSS').slice(0, 6)
  for (const [index, man] of asking.entries())
    askForRank(stage.town, man, stage.town.now - hours(3 * index + 2))
}

/** Eight new people wait for their age check; the documents of two of them cannot be read (FAQ-26). */
function handInDocuments({ town }: Stage): void {
  const draws = town.draws('operator-desk documents')
  const names = new NameRound(town.faker)
  for (let number = 0; number < 8; number += 1) {
    const sex = number % 2 === 0 ? 2 : 1
    const person = town.join(`desk-${number + 1}@yoimachi.example`, sex, town.now - days(1))
    if (sex === 1) person.member.rank = 'G'
    fillProfile(draws, person, { name: names.take(sex), age: drawAge(draws), form: 'basics', text: 'none' })
    submitDocument(town, draws, person, town.now - hours(number + 1))
    if (person.document === null) continue
    if (number === 2) person.document.birthDate = null
    if (number === 5) person.document.issuer = null
  }
}
