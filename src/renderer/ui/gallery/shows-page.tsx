import { useState } from 'react'
import { Go } from './go.tsx'
import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Carousel } from '../carousel.tsx'
import { Chip } from '../chip.tsx'
import { CountTile } from '../count-tile.tsx'
import { Countdown } from '../countdown.tsx'
import { Disclosure } from '../disclosure.tsx'
import { HeroCaption } from '../hero-caption.tsx'
import { KeyValueList } from '../key-value-list.tsx'
import { Pagination } from '../pagination.tsx'
import { Photo } from '../photo.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { ProgressRing } from '../progress-ring.tsx'
import { SegmentedNav } from '../segmented-nav.tsx'
import { StatusDot } from '../status-dot.tsx'
import { Stepper } from '../stepper.tsx'
import { Tabs } from '../tabs.tsx'
import { samplePicture } from './sample-picture.ts'
import { Shelf } from './shelf.tsx'

const now = Date.parse('2026-11-20T21:48:00+09:00')

export function ShowsPage() {
  const [tab, setTab] = useState('new')
  const [page, setPage] = useState(6)
  const nav = ['マッチング', 'いいね', '送信済み', '保留中', 'その他']
  return (
    <>
      <Shelf title="Photo, Avatar, Carousel" className="grid gap-4 sm:grid-cols-2">
        <Carousel
          label="はるとさんの写真"
          slides={[19, 3, 11].map((seed) => (
            <Photo key={seed} src={samplePicture(seed)} alt="" shape="square" eager />
          ))}
          overlay={
            <HeroCaption title="はると" aside="34">
              東京都・神奈川県 ／ ランク A+
            </HeroCaption>
          }
          className="rounded-m"
        />
        <div className="grid content-start gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <Avatar src={samplePicture(7)} size={72} />
            <Avatar src={samplePicture(5)} />
            <Avatar src="/missing.png" fallbackSrc={samplePicture(23)} size={44} />
            <Avatar src="/missing.png" alt="写真はありません" size={44} />
            <Avatar size={36} />
            <Avatar size={26} />
          </div>
          <div className="grid grid-cols-3 gap-3">
            <Photo alt="写真なし" shape="portrait" className="rounded-m" />
            <Photo src={samplePicture(31)} alt="" shape="portrait" className="rounded-m" />
            <Photo src="data:image/svg+xml," fallbackSrc="" alt="" shape="portrait" className="rounded-m" />
          </div>
        </div>
      </Shelf>
      <Shelf
        title="ProgressRing, ProgressBar, CountTile, Chip, Badge, StatusDot, Countdown"
        className="grid gap-4 sm:grid-cols-2"
      >
        <div className="flex items-center gap-4">
          <ProgressRing value={0} label="完成度" />
          <ProgressRing value={65} label="完成度" />
          <ProgressRing value={100} label="完成度" />
          <ProgressRing value={60} label="完成度" steps={[true, true, false, true, false]} />
        </div>
        <ProgressBar value={0.4} label="送信中" className="self-center" />
        <div className="grid grid-cols-2 gap-3">
          <CountTile label="マッチング" value={12} render={<Go to="a" aria-label="マッチング" />} />
          <CountTile
            label="届いたいいね"
            value={8}
            aside={<Chip tone="rose">新着 3</Chip>}
            render={<Go to="a" />}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Chip tone="plum">丁寧なメッセージ</Chip>
          <Chip>平日の夜</Chip>
          <Chip tone="amber">
            残り <b className="num text-m/none font-semibold">4</b> 人
          </Chip>
          <Chip tone="rose">新着 3</Chip>
          <Chip tone="leaf" icon="check">
            確認済み
          </Chip>
          <Chip tone="alarm" icon="warning">
            要確認
          </Chip>
          <Badge count={2} label="未読2件" />
          <Badge count={128} label="未読128件" />
          <Badge label="新着" />
          <StatusDot tone="leaf" label="契約どおり" />
          <StatusDot tone="alarm" label="逸脱" />
        </div>
        <p className="text-s text-ink-2">
          <Countdown targetMs={now + 5.2 * 3_600_000} nowMs={now} format={(rest) => `3:00 まで ${rest}`} /> ／{' '}
          <Countdown targetMs={now + 76 * 3_600_000} nowMs={now} /> ／{' '}
          <Countdown targetMs={now} nowMs={now} />
        </p>
        <KeyValueList
          items={[
            { label: '身長・体重', value: '171~175センチ ／ 61~65キロ' },
            { label: '会う前の連絡', value: '1日に数回はやりとりしたい' },
            { label: '会う前の電話', value: '' },
          ]}
        />
      </Shelf>
      <Shelf
        title="Tabs, SegmentedNav, Pagination, Stepper, Disclosure"
        className="grid gap-6 sm:grid-cols-2"
      >
        <Tabs
          label="口コミの並び"
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'new', label: '新着', panel: <p className="text-s">新しい順に並んでいます。</p> },
            {
              value: 'liked',
              label: '人気',
              count: 3,
              panel: <p className="text-s">人気の順に並んでいます。</p>,
            },
          ]}
        />
        <SegmentedNav
          label="リスト"
          items={nav.map((label, index) => ({
            key: label,
            label,
            current: index === 3,
            count: index === 1 ? 8 : undefined,
            render: <Go to={String(index)} />,
          }))}
        />
        <Pagination page={page} pageCount={20} onPageChange={setPage} />
        <Pagination page={page} pageCount={20} max={7} onPageChange={setPage} />
        <Stepper steps={['理由の選択', '内容の確認', 'パスワードの入力']} current={1} />
        <div>
          <Disclosure name="faq" summary="年齢確認にはどのくらい時間がかかりますか？" defaultOpen>
            通常6時間から24時間ほどで完了します。混み合っているときは、それ以上いただくことがあります。
          </Disclosure>
          <Disclosure name="faq" summary="使える書類を教えてください">
            運転免許証、健康保険証、パスポートなどがご利用いただけます。
          </Disclosure>
        </div>
      </Shelf>
    </>
  )
}
