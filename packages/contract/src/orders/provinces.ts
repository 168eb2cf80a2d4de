/** Parts of the country that deliveries are priced and timed by. */
export const deliveryAreas = ["north", "central", "south"] as const
export type DeliveryArea = (typeof deliveryAreas)[number]

export interface Province {
  /** Its number in the state's list (Decision 19/2025/QĐ-TTg). */
  readonly code: string
  /** As it is written on parcels, in every language. */
  readonly name: string
  readonly area: DeliveryArea
}

/** The provinces and cities of Vietnam since July 2025, in the order of their numbers. */
export const provinces: readonly Province[] = [
  { code: "01", name: "Hà Nội", area: "north" },
  { code: "04", name: "Cao Bằng", area: "north" },
  { code: "08", name: "Tuyên Quang", area: "north" },
  { code: "11", name: "Điện Biên", area: "north" },
  { code: "12", name: "Lai Châu", area: "north" },
  { code: "14", name: "Sơn La", area: "north" },
  { code: "15", name: "Lào Cai", area: "north" },
  { code: "19", name: "Thái Nguyên", area: "north" },
  { code: "20", name: "Lạng Sơn", area: "north" },
  { code: "22", name: "Quảng Ninh", area: "north" },
  { code: "24", name: "Bắc Ninh", area: "north" },
  { code: "25", name: "Phú Thọ", area: "north" },
  { code: "31", name: "Hải Phòng", area: "north" },
  { code: "33", name: "Hưng Yên", area: "north" },
  { code: "37", name: "Ninh Bình", area: "north" },
  { code: "38", name: "Thanh Hóa", area: "central" },
  { code: "40", name: "Nghệ An", area: "central" },
  { code: "42", name: "Hà Tĩnh", area: "central" },
  { code: "44", name: "Quảng Trị", area: "central" },
  { code: "46", name: "Huế", area: "central" },
  { code: "48", name: "Đà Nẵng", area: "central" },
  { code: "51", name: "Quảng Ngãi", area: "central" },
  { code: "52", name: "Gia Lai", area: "central" },
  { code: "56", name: "Khánh Hòa", area: "central" },
  { code: "66", name: "Đắk Lắk", area: "central" },
  { code: "68", name: "Lâm Đồng", area: "central" },
  { code: "75", name: "Đồng Nai", area: "south" },
  { code: "79", name: "TP. Hồ Chí Minh", area: "south" },
  { code: "80", name: "Tây Ninh", area: "south" },
  { code: "82", name: "Đồng Tháp", area: "south" },
  { code: "86", name: "Vĩnh Long", area: "south" },
  { code: "91", name: "An Giang", area: "south" },
  { code: "92", name: "Cần Thơ", area: "south" },
  { code: "96", name: "Cà Mau", area: "south" },
]

/** A province by its number; undefined for a number that none has. */
export const provinceOf = (code: string): Province | undefined =>
  provinces.find((province) => province.code === code)
