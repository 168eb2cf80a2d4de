import type { ProductCard as ProductCardData } from "@roomwright/contract/catalogue/calls"
import { ProductCard } from "./product-card.tsx"

interface ProductGridProps {
  readonly products: readonly ProductCardData[]
  /** Beside a rail of filters there is room for three. */
  readonly columns: 3 | 4
  /** The first row is what the page opens with. */
  readonly leads?: boolean
}

export function ProductGrid({ products, columns, leads = false }: ProductGridProps) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-6 sm:gap-y-10 md:grid-cols-3 ${columns === 4 ? "lg:grid-cols-4" : ""}`}
    >
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes="(width < 600px) 44vw, (width < 1024px) 30vw, 300px"
            first={leads && at < 4}
          />
        </li>
      ))}
    </ul>
  )
}
