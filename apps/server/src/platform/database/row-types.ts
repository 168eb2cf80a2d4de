// Made from a migrated database by `npm run row-types`; a test fails when it is stale.
import type { LocalText } from "@roomwright/contract/language"
import type { ColumnType } from "kysely"

export interface DB {
  account: AccountRow
  account_role: AccountRoleRow
  announcement: AnnouncementRow
  application: ApplicationRow
  application_change: ApplicationChangeRow
  application_order: ApplicationOrderRow
  application_picture: ApplicationPictureRow
  audit_entry: AuditEntryRow
  bill: BillRow
  bill_change: BillChangeRow
  bill_invoice: BillInvoiceRow
  bill_part_invoice: BillPartInvoiceRow
  bill_receipt: BillReceiptRow
  cart_line: CartLineRow
  category: CategoryRow
  collection: CollectionRow
  collection_item: CollectionItemRow
  content_item: ContentItemRow
  content_picture: ContentPictureRow
  content_version: ContentVersionRow
  credit_note: CreditNoteRow
  deleted_filter_value: DeletedFilterValueRow
  designer_profile: DesignerProfileRow
  designer_spelling: DesignerSpellingRow
  designer_words: DesignerWordsRow
  empty_search: EmptySearchRow
  enterprise_request: EnterpriseRequestRow
  event: EventRow
  favourite: FavouriteRow
  favourite_count: FavouriteCountRow
  favourite_keeper: FavouriteKeeperRow
  feedback: FeedbackRow
  feedback_picture: FeedbackPictureRow
  feedback_reply: FeedbackReplyRow
  filter_value: FilterValueRow
  furniture_library: FurnitureLibraryRow
  gone_file: GoneFileRow
  home_choice: HomeChoiceRow
  job_schedule: JobScheduleRow
  known_browser: KnownBrowserRow
  legal_text: LegalTextRow
  library_favourite: LibraryFavouriteRow
  library_piece: LibraryPieceRow
  limit_count: LimitCountRow
  login_challenge: LoginChallengeRow
  mail: MailRow
  mail_preference: MailPreferenceRow
  mailbox: MailboxRow
  market_order: MarketOrderRow
  market_order_change: MarketOrderChangeRow
  merchant_profile: MerchantProfileRow
  model_file: ModelFileRow
  money_balance: MoneyBalanceRow
  money_entry: MoneyEntryRow
  money_month: MoneyMonthRow
  once: OnceRow
  one_time_code: OneTimeCodeRow
  order_problem: OrderProblemRow
  order_problem_picture: OrderProblemPictureRow
  order_refund: OrderRefundRow
  outbox_letter: OutboxLetterRow
  page_count: PageCountRow
  passkey: PasskeyRow
  payment_note: PaymentNoteRow
  payout: PayoutRow
  payout_item: PayoutItemRow
  payout_run: PayoutRunRow
  picture: PictureRow
  plan_purchase: PlanPurchaseRow
  plan_version: PlanVersionRow
  private_file: PrivateFileRow
  product: ProductRow
  product_card: ProductCardRow
  product_delivery: ProductDeliveryRow
  product_fresh: ProductFreshRow
  product_model: ProductModelRow
  product_picture: ProductPictureRow
  product_question: ProductQuestionRow
  product_ranked: ProductRankedRow
  product_ranked_bucket: ProductRankedBucketRow
  product_ranking: ProductRankingRow
  product_rewording: ProductRewordingRow
  product_spelling: ProductSpellingRow
  product_variant: ProductVariantRow
  product_view: ProductViewRow
  quota_grant: QuotaGrantRow
  quota_use: QuotaUseRow
  recovery_code: RecoveryCodeRow
  render: RenderRow
  render_part: RenderPartRow
  render_return: RenderReturnRow
  render_scene: RenderSceneRow
  render_tile: RenderTileRow
  render_use: RenderUseRow
  render_worker: RenderWorkerRow
  repayment: RepaymentRow
  report: ReportRow
  saved_address: SavedAddressRow
  search_synonym: SearchSynonymRow
  second_factor_app: SecondFactorAppRow
  second_factor_setup: SecondFactorSetupRow
  seller_account: SellerAccountRow
  session: SessionRow
  setting: SettingRow
  staff_notice: StaffNoticeRow
  statement_line: StatementLineRow
  storage_alert: StorageAlertRow
  studio_hand_off: StudioHandOffRow
  studio_layout: StudioLayoutRow
  studio_link: StudioLinkRow
  studio_picture: StudioPictureRow
  studio_project: StudioProjectRow
  studio_version: StudioVersionRow
  studio_work_scene: StudioWorkSceneRow
  subscription: SubscriptionRow
  tour: TourRow
  tour_stop: TourStopRow
  upload: UploadRow
  verification_code: VerificationCodeRow
  work: WorkRow
  work_panorama: WorkPanoramaRow
  work_panorama_link: WorkPanoramaLinkRow
  work_picture: WorkPictureRow
  work_price: WorkPriceRow
  work_product: WorkProductRow
  work_rewording: WorkRewordingRow
  work_sale: WorkSaleRow
  work_spelling: WorkSpellingRow
  work_view: WorkViewRow
}

interface AccountRow {
  id: string
  username: string
  nickname: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  email: ColumnType<string | null, string | null | undefined, string | null>
  mobile: ColumnType<string | null, string | null | undefined, string | null>
  password_hash: ColumnType<string | null, string | null | undefined, string | null>
  username_fixed: ColumnType<boolean, boolean | undefined, boolean>
  avatar_id: ColumnType<string | null, string | null | undefined, string | null>
  designer_level: ColumnType<number, number | undefined, number>
  language: ColumnType<string, string | undefined, string>
  blocked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  terms_version: ColumnType<string | null, string | null | undefined, string | null>
  terms_accepted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  cookie_agreement: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
  cookie_answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  erase_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  erased_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  blocked_reason: ColumnType<string | null, string | null | undefined, string | null>
}

interface AccountRoleRow {
  account_id: string
  role: string
  granted_at: ColumnType<Date, Date | string | undefined, Date | string>
}

interface AnnouncementRow {
  id: string
  title: string
  text: string
  audience: string
  account_id: ColumnType<string | null, string | null | undefined, string | null>
  role: ColumnType<string | null, string | null | undefined, string | null>
  key: string
  sent_by: string
  created_at: ColumnType<Date, Date | string, Date | string>
  readers: number
  written: ColumnType<number, number | undefined, number>
  reached: ColumnType<string | null, string | null | undefined, string | null>
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface ApplicationRow {
  id: string
  account_id: string
  role: string
  type: string
  state: string
  form: ColumnType<LocalText, string, string>
  language: string
  submitted_at: ColumnType<Date, Date | string, Date | string>
  changed_at: ColumnType<Date, Date | string, Date | string>
  reason: ColumnType<string | null, string | null | undefined, string | null>
  marks: ColumnType<LocalText, string | undefined, string>
  withdrawn_by: ColumnType<string | null, string | null | undefined, string | null>
}

interface ApplicationChangeRow {
  id: string
  application_id: string
  at: ColumnType<Date, Date | string, Date | string>
  actor_id: ColumnType<string | null, string | null | undefined, string | null>
  from_state: ColumnType<string | null, string | null | undefined, string | null>
  to_state: string
  reason: ColumnType<string | null, string | null | undefined, string | null>
}

interface ApplicationOrderRow {
  id: string
  account_id: string
  type: string
  plan_version_id: string
  price: number
  bill_id: string
  created_at: ColumnType<Date, Date | string, Date | string>
  paid_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  refund_due_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  application_id: ColumnType<string | null, string | null | undefined, string | null>
}

interface ApplicationPictureRow {
  application_id: string
  kind: string
  private_file_id: string
}

interface AuditEntryRow {
  id: string
  at: ColumnType<Date, Date | string, Date | string>
  actor_id: string
  action: string
  subject_kind: string
  subject_id: string
  details: ColumnType<unknown, string | undefined, string>
}

interface BillRow {
  id: string
  payer_id: string
  kind: string
  subject_id: string
  title: ColumnType<LocalText, string, string>
  amount: number
  transfer_code: string
  account: ColumnType<unknown, string, string>
  invoice: ColumnType<unknown, string | null | undefined, string | null>
  state: string
  created_at: ColumnType<Date, Date | string, Date | string>
  due_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  refund_account: ColumnType<LocalText | null, string | null | undefined, string | null>
  deliver_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface BillChangeRow {
  id: string
  bill_id: string
  at: ColumnType<Date, Date | string, Date | string>
  actor_id: ColumnType<string | null, string | null | undefined, string | null>
  from_state: ColumnType<string | null, string | null | undefined, string | null>
  to_state: string
  reason: ColumnType<string | null, string | null | undefined, string | null>
}

interface BillInvoiceRow {
  bill_id: string
  number: string
  issued_on: string
  lookup: string
  noted_at: ColumnType<Date, Date | string, Date | string>
  noted_by: string
}

interface BillPartInvoiceRow {
  subject_id: string
  bill_id: string
  number: string
  issued_on: string
  lookup: string
  noted_at: ColumnType<Date, Date | string, Date | string>
  noted_by: string
}

interface BillReceiptRow {
  id: string
  bill_id: string
  private_file_id: ColumnType<string | null, string | null | undefined, string | null>
  picture_hash: string
  sent_at: ColumnType<Date, Date | string, Date | string>
  rejected_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  rejected_for: ColumnType<string | null, string | null | undefined, string | null>
  part_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface CartLineRow {
  account_id: string
  product_id: string
  variant_id: string
  quantity: number
  seen_price: number
  work_id: ColumnType<string | null, string | null | undefined, string | null>
  added_at: ColumnType<Date, Date | string, Date | string>
}

interface CategoryRow {
  id: string
  parent_id: ColumnType<string | null, string | null | undefined, string | null>
  name: ColumnType<LocalText, string, string>
  also_called: ColumnType<LocalText, string | undefined, string>
  position: number
  hidden: ColumnType<boolean, boolean | undefined, boolean>
}

interface CollectionRow {
  id: string
  account_id: string
  name: string
  share_id: ColumnType<string | null, string | null | undefined, string | null>
  key: string
  created_at: ColumnType<Date, Date | string, Date | string>
  changed_at: ColumnType<Date, Date | string, Date | string>
  held_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface CollectionItemRow {
  collection_id: string
  subject_kind: string
  subject_id: string
  note: ColumnType<string, string | undefined, string>
  position: number
  added_at: ColumnType<Date, Date | string, Date | string>
}

interface ContentItemRow {
  id: string
  part: string
  revision: number
  live_revision: ColumnType<number | null, number | null | undefined, number | null>
  live_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  published_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  due_revision: ColumnType<number | null, number | null | undefined, number | null>
  due_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  words: ColumnType<string | null, string | null | undefined, string | null>
  created_at: ColumnType<Date, Date | string, Date | string>
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface ContentPictureRow {
  picture_id: string
  item_id: string
}

interface ContentVersionRow {
  item_id: string
  revision: number
  topic: string
  place: number
  texts: ColumnType<LocalText, string, string>
  cover_id: ColumnType<string | null, string | null | undefined, string | null>
  saved_by: ColumnType<string | null, string | null | undefined, string | null>
  saved_at: ColumnType<Date, Date | string, Date | string>
  restored_from: ColumnType<number | null, number | null | undefined, number | null>
}

interface CreditNoteRow {
  year: number
  number: number
  note_id: string
  issued_at: ColumnType<Date, Date | string, Date | string>
}

interface DeletedFilterValueRow {
  kind: string
  id: string
}

interface DesignerProfileRow {
  account_id: string
  city: ColumnType<LocalText, string, string>
  styles: ColumnType<string[], string[] | undefined, string[]>
  experience_years: ColumnType<number, number | undefined, number>
  company_name: ColumnType<string, string | undefined, string>
  school: ColumnType<LocalText, string | undefined, string>
  major: ColumnType<LocalText, string | undefined, string>
  introduction: ColumnType<LocalText, string | undefined, string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  other_contact: ColumnType<string, string | undefined, string>
}

interface DesignerSpellingRow {
  word: string
}

interface DesignerWordsRow {
  designer_id: string
  words: string
}

interface EmptySearchRow {
  day: string
  place: string
  words: string
  count: number
}

interface EnterpriseRequestRow {
  id: string
  at: ColumnType<Date, Date | string, Date | string>
  name: string
  company: string
  email: string
  phone: string
  message: string
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface EventRow {
  id: ColumnType<number, number | undefined, number>
  written_by: ColumnType<string, string | undefined, string>
  data: ColumnType<unknown, string, string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

interface FavouriteRow {
  account_id: string
  subject_kind: string
  subject_id: string
  created_at: ColumnType<Date, Date | string, Date | string>
}

interface FavouriteCountRow {
  subject_kind: string
  subject_id: string
  count: number
}

interface FavouriteKeeperRow {
  account_id: string
  count: ColumnType<number, number | undefined, number>
}

interface FeedbackRow {
  id: string
  key: string
  account_id: ColumnType<string | null, string | null | undefined, string | null>
  text: string
  contact: string
  language: string
  created_at: ColumnType<Date, Date | string, Date | string>
  state: string
  changed_at: ColumnType<Date, Date | string, Date | string>
}

interface FeedbackPictureRow {
  feedback_id: string
  position: number
  private_file_id: string
}

interface FeedbackReplyRow {
  id: string
  key: string
  feedback_id: string
  text: string
  way: string
  replied_by: string
  at: ColumnType<Date, Date | string, Date | string>
}

interface FilterValueRow {
  kind: string
  id: string
  name: ColumnType<LocalText, string, string>
  hex: ColumnType<string | null, string | null | undefined, string | null>
  position: number
  retired: ColumnType<boolean, boolean | undefined, boolean>
}

interface FurnitureLibraryRow {
  id: string
  catalogue_id: string
  name: string
  description: string
  version: string
  provider: string
  license: string
  file_id: string
  file_hash: string
  file_bytes: number
  imported_at: ColumnType<Date, Date | string, Date | string>
  imported_by: ColumnType<string | null, string | null | undefined, string | null>
}

interface GoneFileRow {
  name: string
  gone_at: ColumnType<Date, Date | string | undefined, Date | string>
}

interface HomeChoiceRow {
  one: ColumnType<boolean, boolean | undefined, boolean>
  revision: number
  choice: ColumnType<LocalText, string, string>
  saved_by: string
  saved_at: ColumnType<Date, Date | string, Date | string>
}

interface JobScheduleRow {
  name: string
  due_at: ColumnType<Date, Date | string, Date | string>
}

interface KnownBrowserRow {
  account_id: string
  browser: Buffer
  last_seen_at: ColumnType<Date, Date | string, Date | string>
}

interface LegalTextRow {
  name: string
  version: string
  published_at: ColumnType<Date, Date | string, Date | string>
  texts: ColumnType<unknown, string, string>
}

interface LibraryFavouriteRow {
  account_id: string
  piece_key: string
  kept_at: ColumnType<Date, Date | string, Date | string>
}

interface LibraryPieceRow {
  id: string
  library_id: ColumnType<string | null, string | null | undefined, string | null>
  owner_id: ColumnType<string | null, string | null | undefined, string | null>
  catalogue_id: ColumnType<string | null, string | null | undefined, string | null>
  position: ColumnType<number, number | undefined, number>
  source: ColumnType<unknown, string | null | undefined, string | null>
  name: ColumnType<LocalText, string, string>
  description: ColumnType<LocalText, string | undefined, string>
  category: string
  search_text: string
  width_mm: number
  depth_mm: number
  height_mm: number
  elevation_mm: ColumnType<number, number | undefined, number>
  anchor: string
  creator: ColumnType<string, string | undefined, string>
  license: ColumnType<string, string | undefined, string>
  state: ColumnType<string, string | undefined, string>
  fault: ColumnType<string | null, string | null | undefined, string | null>
  remarks: ColumnType<string[], string[] | undefined, string[]>
  offered: ColumnType<boolean, boolean | undefined, boolean>
  begun_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  tries: ColumnType<number, number | undefined, number>
  glb_hash: ColumnType<string | null, string | null | undefined, string | null>
  glb_bytes: ColumnType<number | null, number | null | undefined, number | null>
  triangles: ColumnType<number | null, number | null | undefined, number | null>
  thumbnail_hash: ColumnType<string | null, string | null | undefined, string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  model_file_id: ColumnType<string | null, string | null | undefined, string | null>
  upload_key: ColumnType<string | null, string | null | undefined, string | null>
  asks_size: ColumnType<boolean, boolean | undefined, boolean>
  outline: ColumnType<LocalText | null, string | null | undefined, string | null>
  outlined: ColumnType<boolean, boolean | undefined, boolean>
}

interface LimitCountRow {
  name: string
  key_hash: Buffer
  used: number
  resets_at: ColumnType<Date, Date | string, Date | string>
}

interface LoginChallengeRow {
  id: string
  account_id: string
  hash: Buffer
  passkey_challenge: string
  tries_left: number
  expires_at: ColumnType<Date, Date | string, Date | string>
  session_id: ColumnType<string | null, string | null | undefined, string | null>
}

interface MailRow {
  id: string
  account_id: string
  number: number
  type: string
  content: ColumnType<LocalText, string, string>
  created_at: ColumnType<Date, Date | string, Date | string>
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface MailPreferenceRow {
  account_id: string
  type: string
  by_email: boolean
}

interface MailboxRow {
  account_id: string
  last_number: number
}

interface MarketOrderRow {
  id: string
  kind: string
  buyer_id: string
  seller_id: string
  subject_id: string
  variant_id: ColumnType<string | null, string | null | undefined, string | null>
  item: ColumnType<LocalText, string, string>
  unit_price: number
  quantity: number
  delivery_cost: number
  days_min: ColumnType<number | null, number | null | undefined, number | null>
  days_max: ColumnType<number | null, number | null | undefined, number | null>
  total: number
  receiver: ColumnType<LocalText | null, string | null | undefined, string | null>
  buyer_email: ColumnType<string | null, string | null | undefined, string | null>
  remark: string
  bill_id: string
  key: string
  body_hash: string
  state: string
  created_at: ColumnType<Date, Date | string, Date | string>
  carrier: ColumnType<string | null, string | null | undefined, string | null>
  tracking: ColumnType<string | null, string | null | undefined, string | null>
  shipped_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  completes_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  refund_due_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  buyer_mobile: ColumnType<string | null, string | null | undefined, string | null>
  licence: ColumnType<string | null, string | null | undefined, string | null>
  language: ColumnType<string | null, string | null | undefined, string | null>
  pictures_taken_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  given_back: ColumnType<number, number | undefined, number>
  commission: ColumnType<number, number | undefined, number>
}

interface MarketOrderChangeRow {
  id: string
  order_id: string
  at: ColumnType<Date, Date | string, Date | string>
  actor_id: ColumnType<string | null, string | null | undefined, string | null>
  by: string
  from_state: ColumnType<string | null, string | null | undefined, string | null>
  to_state: string
  reason: ColumnType<string | null, string | null | undefined, string | null>
  amount: ColumnType<number | null, number | null | undefined, number | null>
}

interface MerchantProfileRow {
  account_id: string
  city: ColumnType<LocalText, string, string>
  company_address: ColumnType<LocalText, string | undefined, string>
  contact_phone: ColumnType<string, string | undefined, string>
  business_scope: ColumnType<LocalText, string | undefined, string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  phone_shown: ColumnType<boolean, boolean | undefined, boolean>
  returns: ColumnType<LocalText, string | undefined, string>
  warranty: ColumnType<LocalText, string | undefined, string>
}

interface ModelFileRow {
  id: string
  state: ColumnType<string, string | undefined, string>
  fault: ColumnType<string | null, string | null | undefined, string | null>
  width_mm: number
  depth_mm: number
  height_mm: number
  triangles: number
  sent_bytes: number
  hash: ColumnType<string | null, string | null | undefined, string | null>
  bytes: ColumnType<number | null, number | null | undefined, number | null>
  hidden: ColumnType<boolean, boolean | undefined, boolean>
  tries: ColumnType<number, number | undefined, number>
  begun_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  outline: ColumnType<LocalText | null, string | null | undefined, string | null>
}

interface MoneyBalanceRow {
  kind: string
  id: string
  balance: number
}

interface MoneyEntryRow {
  id: string
  at: ColumnType<Date, Date | string, Date | string>
  what: string
  from_kind: string
  from_id: string
  to_kind: string
  to_id: string
  amount: number
  bill_id: ColumnType<string | null, string | null | undefined, string | null>
  subject_id: ColumnType<string | null, string | null | undefined, string | null>
  actor_id: ColumnType<string | null, string | null | undefined, string | null>
  undoes: ColumnType<string | null, string | null | undefined, string | null>
}

interface MoneyMonthRow {
  month: string
  from_kind: string
  to_kind: string
  amount: number
}

interface OnceRow {
  name: string
  done_at: ColumnType<Date, Date | string | undefined, Date | string>
}

interface OneTimeCodeRow {
  id: string
  identity: string
  purpose: string
  account_id: ColumnType<string | null, string | null | undefined, string | null>
  asker: Buffer
  browser: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  code_hash: Buffer
  sent_at: ColumnType<Date, Date | string, Date | string>
  expires_at: ColumnType<Date, Date | string, Date | string>
  tries_left: ColumnType<number | null, number | null | undefined, number | null>
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface OrderProblemRow {
  order_id: string
  text: string
  reported_at: ColumnType<Date, Date | string, Date | string>
  answer: ColumnType<string | null, string | null | undefined, string | null>
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  outcome: ColumnType<string | null, string | null | undefined, string | null>
  reason: ColumnType<string | null, string | null | undefined, string | null>
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
}

interface OrderProblemPictureRow {
  order_id: string
  position: number
  private_file_id: string
}

interface OrderRefundRow {
  note_id: string
  order_id: string
  at: ColumnType<Date, Date | string, Date | string>
  amount: number
  commission: ColumnType<number, number | undefined, number>
  line: ColumnType<number | null, number | null | undefined, number | null>
  pieces: ColumnType<number | null, number | null | undefined, number | null>
  order_state: string
  tell_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface OutboxLetterRow {
  id: ColumnType<number, number | undefined, number>
  channel: string
  recipient: string
  subject: string
  text: string
  html: ColumnType<string | null, string | null | undefined, string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

interface PageCountRow {
  day: string
  page: string
  language: string
  views: number
}

interface PasskeyRow {
  id: string
  account_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: ColumnType<string[], string[] | undefined, string[]>
  name: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  last_used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface PaymentNoteRow {
  id: string
  bill_id: string
  kind: string
  amount: number
  remark: string
  noted_at: ColumnType<Date, Date | string, Date | string>
  noted_by: ColumnType<string | null, string | null | undefined, string | null>
  outcome: ColumnType<string | null, string | null | undefined, string | null>
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  settled_by: ColumnType<string | null, string | null | undefined, string | null>
  due: ColumnType<number | null, number | null | undefined, number | null>
  line_id: ColumnType<string | null, string | null | undefined, string | null>
  reference: ColumnType<string | null, string | null | undefined, string | null>
  told_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  tell_refund_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  undone_reason: ColumnType<string | null, string | null | undefined, string | null>
  approved_by: ColumnType<string | null, string | null | undefined, string | null>
  approved_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  subject_id: ColumnType<string | null, string | null | undefined, string | null>
  outcome_before: ColumnType<string | null, string | null | undefined, string | null>
}

interface PayoutRow {
  id: string
  seller_id: string
  month: string
  amount: number
  reference: string
  private_file_id: ColumnType<string | null, string | null | undefined, string | null>
  key: string
  body_hash: string
  noted_at: ColumnType<Date, Date | string, Date | string>
  noted_by: string
  tell_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  undone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  undone_by: ColumnType<string | null, string | null | undefined, string | null>
  undone_reason: ColumnType<string | null, string | null | undefined, string | null>
  item_id: ColumnType<string | null, string | null | undefined, string | null>
}

interface PayoutItemRow {
  id: string
  run_id: string
  seller_id: string
  amount: number
  sealed: Buffer
  shown: ColumnType<LocalText, string, string>
  account_changed_at: ColumnType<Date, Date | string, Date | string>
  state: ColumnType<string, string | undefined, string>
  reason: ColumnType<string | null, string | null | undefined, string | null>
  reference: ColumnType<string | null, string | null | undefined, string | null>
  paid_on: ColumnType<string | null, string | null | undefined, string | null>
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
}

interface PayoutRunRow {
  id: string
  number: ColumnType<number, number | undefined, number>
  key: string
  made_at: ColumnType<Date, Date | string, Date | string>
  made_by: string
  released_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  released_by: ColumnType<string | null, string | null | undefined, string | null>
}

interface PictureRow {
  id: string
  hash: string
  width: number
  height: number
  widths: number[]
  placeholder: string
  hidden: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  full_width: ColumnType<number | null, number | null | undefined, number | null>
  full_height: ColumnType<number | null, number | null | undefined, number | null>
  kept: ColumnType<boolean, boolean | undefined, boolean>
  tile_size: ColumnType<number | null, number | null | undefined, number | null>
  tile_columns: ColumnType<number | null, number | null | undefined, number | null>
  original: ColumnType<string | null, string | null | undefined, string | null>
  mark: ColumnType<string | null, string | null | undefined, string | null>
  plain_hash: ColumnType<string | null, string | null | undefined, string | null>
  mark_made: ColumnType<boolean, boolean | undefined, boolean>
}

interface PlanPurchaseRow {
  id: string
  account_id: string
  key: string
  plan_version_id: string
  tier: string
  duration: string
  kind: string
  price: number
  credit: number
  bill_id: string
  outcome: ColumnType<string | null, string | null | undefined, string | null>
  created_at: ColumnType<Date, Date | string, Date | string>
}

interface PlanVersionRow {
  id: string
  tier: string
  prices: ColumnType<unknown, string | null | undefined, string | null>
  quotas: ColumnType<unknown, string, string>
  published_at: ColumnType<Date, Date | string, Date | string>
  published_by: ColumnType<string | null, string | null | undefined, string | null>
}

interface PrivateFileRow {
  id: string
  width: number
  height: number
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

interface ProductRow {
  id: string
  merchant_id: string
  category_id: string
  name: ColumnType<LocalText, string, string>
  description: ColumnType<LocalText, string, string>
  style: string
  materials: ColumnType<string[], string[] | undefined, string[]>
  width_mm: number
  depth_mm: number
  height_mm: number
  on_sale: ColumnType<boolean, boolean | undefined, boolean>
  lowest_price: ColumnType<number, number | undefined, number>
  highest_price: ColumnType<number, number | undefined, number>
  in_stock: ColumnType<boolean, boolean | undefined, boolean>
  colours: ColumnType<string[], string[] | undefined, string[]>
  popularity: ColumnType<number, number | undefined, number>
  words: ColumnType<string, string | undefined, string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  edition: ColumnType<number, number | undefined, number>
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>
  alert_at: ColumnType<number, number | undefined, number>
  listing_key: ColumnType<string | null, string | null | undefined, string | null>
  listing_hash: ColumnType<string | null, string | null | undefined, string | null>
  table_key: ColumnType<string | null, string | null | undefined, string | null>
  blocked_from_sale: ColumnType<boolean, boolean | undefined, boolean>
  rooms: ColumnType<string[], string[] | undefined, string[]>
  also_called: ColumnType<LocalText, string | undefined, string>
}

interface ProductCardRow {
  product_id: string
  merchant_id: string
  on_sale: boolean
  card: ColumnType<unknown, string, string>
  format: number
}

interface ProductDeliveryRow {
  product_id: string
  area: string
  cost: number
  days_min: number
  days_max: number
}

interface ProductFreshRow {
  product_id: string
  by_popularity: number
  by_age: number
  by_price: number
  category_id: string
  style: string
  colours: string[]
  materials: string[]
  width_mm: number
  in_stock: boolean
  words: string
  version: ColumnType<number, number | undefined, number>
}

interface ProductModelRow {
  product_id: string
  model_file_id: string
  poster_id: string
}

interface ProductPictureRow {
  product_id: string
  picture_id: string
  position: number
}

interface ProductQuestionRow {
  id: string
  product_id: string
  product_name: ColumnType<LocalText, string, string>
  merchant_id: string
  asker_id: string
  key: string
  text: string
  asked_at: ColumnType<Date, Date | string, Date | string>
  answer: ColumnType<string | null, string | null | undefined, string | null>
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  declined_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  shown: ColumnType<boolean, boolean | undefined, boolean>
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  removed_reason: ColumnType<string | null, string | null | undefined, string | null>
}

interface ProductRankedRow {
  product_id: string
  by_popularity: number
  by_age: number
  by_price: number
  category_id: string
  style: string
  colours: string[]
  materials: string[]
  width_mm: number
  in_stock: boolean
  words: string
}

interface ProductRankedBucketRow {
  sort_by: string
  bucket: number
  key: number
  product_id: string
}

interface ProductRankingRow {
  one: ColumnType<boolean, boolean | undefined, boolean>
  made_at: ColumnType<Date, Date | string, Date | string>
  format: number
}

interface ProductRewordingRow {
  kind: string
  value_id: string
  reached: ColumnType<string | null, string | null | undefined, string | null>
}

interface ProductSpellingRow {
  word: string
  uses: ColumnType<number, number | undefined, number>
}

interface ProductVariantRow {
  id: string
  product_id: string
  sku: string
  size: ColumnType<LocalText | null, string | null | undefined, string | null>
  colour_id: string
  colour_name: ColumnType<LocalText, string, string>
  colour_hex: string
  price: number
  stock: number
  position: number
  merchant_id: ColumnType<string | null, string | null | undefined, string | null>
}

interface ProductViewRow {
  product_id: string
  day: string
  visitor: string
}

interface QuotaGrantRow {
  id: string
  account_id: string
  counter: string
  amount: number
  reason: string
  granted_by: string
  granted_at: ColumnType<Date, Date | string, Date | string>
}

interface QuotaUseRow {
  id: string
  account_id: string
  counter: string
  amount: number
  source: string
  grant_id: ColumnType<string | null, string | null | undefined, string | null>
  state: string
  reason: ColumnType<string | null, string | null | undefined, string | null>
  reserved_at: ColumnType<Date, Date | string, Date | string>
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface RecoveryCodeRow {
  account_id: string
  hash: Buffer
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface RenderRow {
  id: string
  account_id: string
  key: string
  body_hash: string
  project_id: ColumnType<string | null, string | null | undefined, string | null>
  project_version: number
  scene_id: string
  name: string
  kind: string
  shape: string
  width: number
  height: number
  engine: string
  state: string
  camera: ColumnType<LocalText, string, string>
  moment: ColumnType<LocalText, string, string>
  path: ColumnType<LocalText | null, string | null | undefined, string | null>
  samples: number
  samples_done: ColumnType<number, number | undefined, number>
  progress: ColumnType<number, number | undefined, number>
  seconds_left: ColumnType<number | null, number | null | undefined, number | null>
  reservation_id: string
  quota: string
  failure: ColumnType<string | null, string | null | undefined, string | null>
  lease: ColumnType<string | null, string | null | undefined, string | null>
  lease_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  tries: ColumnType<number, number | undefined, number>
  heard_at: ColumnType<Date, Date | string, Date | string>
  complete_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  picture_id: ColumnType<string | null, string | null | undefined, string | null>
  video_type: ColumnType<string | null, string | null | undefined, string | null>
  bytes: ColumnType<number | null, number | null | undefined, number | null>
  duration: ColumnType<number | null, number | null | undefined, number | null>
  is_shared: ColumnType<boolean, boolean | undefined, boolean>
  created_at: ColumnType<Date, Date | string, Date | string>
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface RenderPartRow {
  render_id: string
  part: number
  file_id: string
  bytes: number
}

interface RenderReturnRow {
  id: string
  account_id: string
  at: ColumnType<Date, Date | string, Date | string>
}

interface RenderSceneRow {
  id: string
  account_id: string
  document_hash: string
  document: string
}

interface RenderTileRow {
  render_id: string
  tile: number
  file_id: string
  bytes: number
}

interface RenderUseRow {
  picture_id: string
  render_id: string
  products: ColumnType<LocalText | null, string | null | undefined, string | null>
  tagged_as: ColumnType<string | null, string | null | undefined, string | null>
  tries: ColumnType<number, number | undefined, number>
}

interface RenderWorkerRow {
  id: string
  heard_at: ColumnType<Date, Date | string, Date | string>
}

interface RepaymentRow {
  id: string
  seller_id: string
  month: string
  amount: number
  reference: string
  line_id: ColumnType<string | null, string | null | undefined, string | null>
  key: string
  noted_at: ColumnType<Date, Date | string, Date | string>
  noted_by: string
  undone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  undone_by: ColumnType<string | null, string | null | undefined, string | null>
  undone_reason: ColumnType<string | null, string | null | undefined, string | null>
}

interface ReportRow {
  id: string
  subject_kind: string
  subject_id: string
  reporter_id: ColumnType<string | null, string | null | undefined, string | null>
  problem: string
  text: string
  created_at: ColumnType<Date, Date | string, Date | string>
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  settled_by: ColumnType<string | null, string | null | undefined, string | null>
  outcome: ColumnType<string | null, string | null | undefined, string | null>
}

interface SavedAddressRow {
  id: string
  account_id: string
  receiver: ColumnType<LocalText, string, string>
  used_at: ColumnType<Date, Date | string, Date | string>
}

interface SearchSynonymRow {
  id: ColumnType<number, number | undefined, number>
  kind: string
  phrases: ColumnType<LocalText, string, string>
  meant: string
}

interface SecondFactorAppRow {
  account_id: string
  secret: Buffer
  last_used_step: number
  confirmed_at: ColumnType<Date, Date | string | undefined, Date | string>
}

interface SecondFactorSetupRow {
  account_id: string
  kind: string
  session_id: string
  secret: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  challenge: ColumnType<string | null, string | null | undefined, string | null>
  tries_left: number
  expires_at: ColumnType<Date, Date | string, Date | string>
}

interface SellerAccountRow {
  account_id: string
  sealed: Buffer
  shown: ColumnType<LocalText, string, string>
  changed_at: ColumnType<Date, Date | string, Date | string>
}

interface SessionRow {
  id: string
  account_id: string
  user_agent: string
  second_factor_passed: boolean
  started_at: ColumnType<Date, Date | string, Date | string>
  last_used_at: ColumnType<Date, Date | string, Date | string>
  expires_at: ColumnType<Date, Date | string, Date | string>
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  proved_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface SettingRow {
  key: string
  value: ColumnType<unknown, string, string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

interface StaffNoticeRow {
  account_id: string
  type: string
  told_until: ColumnType<Date, Date | string, Date | string>
}

interface StatementLineRow {
  id: string
  reference: string
  at: ColumnType<Date, Date | string, Date | string>
  amount: number
  message: string
  bill_id: ColumnType<string | null, string | null | undefined, string | null>
  read_at: ColumnType<Date, Date | string, Date | string>
  read_by: string
  state: ColumnType<string, string | undefined, string>
  proves: ColumnType<string | null, string | null | undefined, string | null>
  decided_by: ColumnType<string | null, string | null | undefined, string | null>
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  remark: ColumnType<string, string | undefined, string>
  account_id: ColumnType<string | null, string | null | undefined, string | null>
}

interface StorageAlertRow {
  place: string
  notified_at: ColumnType<Date, Date | string, Date | string>
  free_mb: number
}

interface StudioHandOffRow {
  token_hash: Buffer
  session_id: string
  account_id: string
  expires_at: ColumnType<Date, Date | string, Date | string>
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface StudioLayoutRow {
  id: string
  account_id: string
  key: string
  reservation_id: string
  quota: string
  created_at: ColumnType<Date, Date | string, Date | string>
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface StudioLinkRow {
  project_id: string
  token_hash: Buffer
  sealed_token: Buffer
  made_at: ColumnType<Date, Date | string, Date | string>
}

interface StudioPictureRow {
  project_id: string
  file_id: string
}

interface StudioProjectRow {
  id: string
  account_id: string
  name: string
  document: string
  document_hash: string
  schema_version: number
  facts: ColumnType<unknown, string, string>
  sketch: ColumnType<unknown, string | null | undefined, string | null>
  version: ColumnType<number, number | undefined, number>
  key: string
  body_hash: string
  created_at: ColumnType<Date, Date | string, Date | string>
  changed_at: ColumnType<Date, Date | string, Date | string>
  saved_at: ColumnType<Date, Date | string, Date | string>
  kept_at: ColumnType<Date, Date | string, Date | string>
  trashed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  document_bytes: ColumnType<number, never, never>
  template_id: ColumnType<string | null, string | null | undefined, string | null>
}

interface StudioVersionRow {
  id: string
  project_id: string
  version: number
  reason: string
  name: ColumnType<string, string | undefined, string>
  document: string
  document_hash: string
  schema_version: number
  facts: ColumnType<unknown, string, string>
  sketch: ColumnType<unknown, string | null | undefined, string | null>
  saved_at: ColumnType<Date, Date | string, Date | string>
  document_bytes: ColumnType<number, never, never>
}

interface StudioWorkSceneRow {
  work_id: string
  account_id: string
  project_id: ColumnType<string | null, string | null | undefined, string | null>
  project_hash: string
  document: string
  document_hash: string
  document_bytes: ColumnType<number, never, never>
  schema_version: number
  facts: ColumnType<LocalText, string, string>
  sketch: ColumnType<LocalText | null, string | null | undefined, string | null>
  published_at: ColumnType<Date, Date | string, Date | string>
  detached_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface SubscriptionRow {
  id: string
  account_id: string
  plan_version_id: string
  tier: string
  duration: ColumnType<string | null, string | null | undefined, string | null>
  source: string
  price: number
  bill_id: ColumnType<string | null, string | null | undefined, string | null>
  reason: ColumnType<string | null, string | null | undefined, string | null>
  starts_at: ColumnType<Date, Date | string, Date | string>
  ends_at: ColumnType<Date, Date | string, Date | string>
  replaced_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  ending_told_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  created_at: ColumnType<Date, Date | string, Date | string>
}

interface TourRow {
  id: string
  account_id: string
  key: string
  project_id: ColumnType<string | null, string | null | undefined, string | null>
  work_id: ColumnType<string | null, string | null | undefined, string | null>
  name: string
  state: ColumnType<string, string | undefined, string>
  renders: string[]
  sketch: ColumnType<unknown, string | null | undefined, string | null>
  tries: ColumnType<number, number | undefined, number>
  begun_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  created_at: ColumnType<Date, Date | string, Date | string>
  made_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface TourStopRow {
  id: string
  tour_id: string
  position: number
  picture_id: string
  name: string
  room: ColumnType<string | null, string | null | undefined, string | null>
  place: ColumnType<unknown, string | null | undefined, string | null>
  yaw: number
  pitch: number
  links: ColumnType<unknown, string, string>
  spots: ColumnType<unknown, string, string>
}

interface UploadRow {
  id: string
  account_id: string
  purpose: string
  picture_id: ColumnType<string | null, string | null | undefined, string | null>
  private_file_id: ColumnType<string | null, string | null | undefined, string | null>
  bytes: number
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  claimed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  model_file_id: ColumnType<string | null, string | null | undefined, string | null>
}

interface VerificationCodeRow {
  id: string
  identity: string
  purpose: string
  account_id: ColumnType<string | null, string | null | undefined, string | null>
  code_hash: Buffer
  sent_at: ColumnType<Date, Date | string, Date | string>
  expires_at: ColumnType<Date, Date | string, Date | string>
  tries_left: number
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface WorkRow {
  id: string
  designer_id: string
  name: ColumnType<LocalText, string, string>
  style_description: ColumnType<LocalText, string, string>
  style: string
  home_type: string
  space: string
  scene: string
  room_type: string
  area_m2: number
  main_picture_id: string
  price: ColumnType<number, number | undefined, number>
  template: ColumnType<boolean, boolean | undefined, boolean>
  template_id: ColumnType<string | null, string | null | undefined, string | null>
  view_count: ColumnType<number, number | undefined, number>
  shelved: ColumnType<boolean, boolean | undefined, boolean>
  words: ColumnType<string, string | undefined, string>
  published_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  url_3d: ColumnType<string, string | undefined, string>
  key: ColumnType<string | null, string | null | undefined, string | null>
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>
  held_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  held_reason: ColumnType<string | null, string | null | undefined, string | null>
  held_from_shelf: ColumnType<boolean, boolean | undefined, boolean>
  look_asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  edition: ColumnType<number, number | undefined, number>
  form_hash: ColumnType<string | null, string | null | undefined, string | null>
  blocked_from_shelf: ColumnType<boolean, boolean | undefined, boolean>
  seen_edition: ColumnType<number | null, number | null | undefined, number | null>
  seen_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  seen_by: ColumnType<string | null, string | null | undefined, string | null>
}

interface WorkPanoramaRow {
  work_id: string
  picture_id: string
  position: number
  room: string
  yaw: number
  pitch: number
}

interface WorkPanoramaLinkRow {
  work_id: string
  from_id: string
  to_id: string
  position: number
  yaw: number
  pitch: number
}

interface WorkPictureRow {
  work_id: string
  picture_id: string
  position: number
}

interface WorkPriceRow {
  work_id: string
  product_id: string
  price: number
  noted_at: ColumnType<Date, Date | string, Date | string>
}

interface WorkProductRow {
  work_id: string
  product_id: string
  position: number
  tag_x: ColumnType<number | null, number | null | undefined, number | null>
  tag_y: ColumnType<number | null, number | null | undefined, number | null>
}

interface WorkRewordingRow {
  part: string
  kind: string
  value_id: string
  reached: ColumnType<string | null, string | null | undefined, string | null>
}

interface WorkSaleRow {
  order_id: string
  variant_id: string
  work_id: string
  product_id: string
  quantity: number
  items_total: number
}

interface WorkSpellingRow {
  word: string
}

interface WorkViewRow {
  work_id: string
  day: string
  visitor: string
}
