import type { partnerPages } from '../partners.ts'
import type { English } from './english.ts'

type Page = (typeof partnerPages)[number]

const guide = {
  heading: 'How to use it',
  paragraphs: [
    'When you book, mention that you are a Yoimachi member. You do not need to show a card or give your name.',
  ],
}

const partner = (title: string, lead: string, text: string): English<Pick<Page, 'title' | 'lead' | 'sections'>> => ({
  title,
  lead,
  sections: [{ heading: title, paragraphs: [lead, text] }, guide],
})

export const partnersEnglish = [
  partner(
    'Partner hotels',
    'Quiet places to stay, for members.',
    'Hotels with discreet entrances and discreet payment.',
  ),
  partner(
    'Partner salons',
    'Time to look your best before a special day.',
    'Salons where you can have your hair, skin and nails done at ease, even if you come alone.',
  ),
  partner(
    'Sexual health advice',
    'Talk to a specialist about what is hard to say.',
    'Places for anonymous advice about body and mind. We never learn what you talk about.',
  ),
  partner(
    'Partner clinics',
    'Tests and prevention in a place you can trust.',
    'Clinics for tests for infections and advice on contraception. Regular tests show care for your partner.',
  ),
  partner(
    'Lingerie shops',
    'Comfortable lingerie, chosen for yourself.',
    'Shops that care about comfort and tailoring.',
  ),
  partner(
    'Photo studios',
    'Profile photos with a natural expression.',
    'Studios that also take photos without showing your face.',
  ),
  partner(
    'Date spots',
    'A calm place to meet for the first time.',
    'Cafés and walks in lively places, where you can talk at ease.',
  ),
]
