import { ActionBar } from '../action-bar.tsx'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { Carousel } from '../carousel.tsx'
import { Chip } from '../chip.tsx'
import { HeroCaption } from '../hero-caption.tsx'
import { IconButton } from '../icon-button.tsx'
import { KeyValueList } from '../key-value-list.tsx'
import { MemberText } from '../member-text.tsx'
import { PageBody } from '../page-body.tsx'
import { Photo } from '../photo.tsx'
import { SectionHeading } from '../section-heading.tsx'
import { samplePicture } from './sample-picture.ts'

export function ProfilePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="relative mx-auto w-full max-w-page">
        <Carousel
          label="はるとさんの写真"
          slides={[19, 3, 11].map((seed) => (
            <div key={seed} className="h-82.5">
              <Photo src={samplePicture(seed)} alt="" shape="fill" eager />
            </div>
          ))}
          overlay={
            <HeroCaption title="はると" aside="34">
              東京都・神奈川県 ／ ランク A+
            </HeroCaption>
          }
        />
        <IconButton icon="back" label="戻る" tone="photo" className="absolute top-3 left-3" />
      </div>
      <PageBody className="flex-1 pt-4">
        <div className="flex flex-wrap gap-2">
          <Chip tone="plum">丁寧なメッセージ</Chip>
          <Chip>平日の夜</Chip>
          <Chip>土日祝日の昼間</Chip>
        </div>
        <Card as="section">
          <SectionHeading className="mb-2">自己紹介</SectionHeading>
          <MemberText>
            はじめまして。都内で働いています。お互いの気持ちを確かめながら、ゆっくり距離を縮めていける方とお会いできたら嬉しいです。
          </MemberText>
        </Card>
        <Card>
          <KeyValueList
            items={[
              { label: '身長・体重', value: '171~175センチ ／ 61~65キロ' },
              { label: '会う前の連絡', value: '1日に数回はやりとりしたい' },
              { label: '会う前の電話', value: 'できればしたい' },
            ]}
          />
        </Card>
      </PageBody>
      <ActionBar>
        <Button tone="quiet" wide={false}>
          見送る
        </Button>
        <Button>連絡を取る</Button>
      </ActionBar>
    </div>
  )
}
