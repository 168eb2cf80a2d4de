/** A sum as it is written in Vietnam: `2.450.000`. */
export const writeSum = (vnd: number): string => new Intl.NumberFormat("vi-VN").format(vnd)
