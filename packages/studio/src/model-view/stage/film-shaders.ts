export const vertexShader =
  "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }"

/** Hable's successors leave skin and wood grey: AgX (Troy Sobotka, 2022) keeps hues to the brightest; a little contrast is added. */
const filmic = `
  vec3 agx(vec3 color) {
    const mat3 inset = mat3(0.842479062253094, 0.0423282422610123, 0.0423756549057051, 0.0784335999999992, 0.878468636469772, 0.0784336, 0.0792237451477643, 0.0791661274605434, 0.879142973793104);
    const mat3 outset = mat3(1.19687900512017, -0.0528968517574562, -0.0529716355144438, -0.0980208811401368, 1.15190312990417, -0.0980434501171241, -0.0990297440797205, -0.0989611768448433, 1.15107367264116);
    color = inset * max(color, 1e-10);
    color = clamp((log2(color) + 12.47393) / 16.5, 0.0, 1.0);
    vec3 x2 = color * color; vec3 x4 = x2 * x2;
    color = 15.5 * x4 * x2 - 40.14 * x4 * color + 31.96 * x4 - 6.868 * x2 * color + 0.4298 * x2 + 0.1191 * color - 0.00232;
    float light = dot(color, vec3(0.2126, 0.7152, 0.0722));
    color = pow(max(color, 0.0), vec3(power));
    light = dot(color, vec3(0.2126, 0.7152, 0.0722));
    color = light + saturation * (color - light);
    return clamp(outset * color, 0.0, 1.0);
  }`

/** The mean of the logarithm of the brightness around a place. */
export const meteringShader = `uniform sampler2D picture; varying vec2 at;
      void main() {
        float sum = 0.0;
        for (int i = 0; i < 9; i++) {
          vec2 step = (vec2(mod(float(i), 3.0), floor(float(i) / 3.0)) - 1.0) / vec2(96.0, 60.0);
          sum += log2(clamp(dot(texture2D(picture, at + step).rgb, vec3(0.2126, 0.7152, 0.0722)), 1e-4, 8.0));
        }
        gl_FragColor = vec4(sum / 9.0);
      }`

/** One picture or the mean of many, as a print, with the outline of what is chosen. */
export const printShader = `uniform sampler2D one; uniform sampler2D many; uniform sampler2D chosen;
      uniform float share; uniform float weight; uniform float exposure; uniform float isChosen;
      uniform vec3 line; uniform vec2 pixel; varying vec2 at;
      const float power = 1.28; const float saturation = 1.22;
      ${filmic}
      float noise(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))); }
      void main() {
        vec3 color = texture2D(one, at).rgb;
        if (share > 0.0) color = mix(color, texture2D(many, at).rgb * weight, share);
        color = agx(color * exposure);
        if (isChosen > 0.5) {
          float inside = texture2D(chosen, at).r;
          float around = 0.0;
          for (int i = 0; i < 12; i++) {
            float angle = float(i) * 0.5236;
            around = max(around, texture2D(chosen, at + vec2(cos(angle), sin(angle)) * pixel * 2.0).r);
          }
          color = mix(color, line, clamp(around - inside, 0.0, 1.0) * 0.95);
          color = mix(color, line, inside * 0.05);
        }
        // Less than a step of eight bits, against bands in smooth walls.
        gl_FragColor = vec4(color + (noise(gl_FragCoord.xy) - 0.5) / 255.0, 1.0);
      }`
