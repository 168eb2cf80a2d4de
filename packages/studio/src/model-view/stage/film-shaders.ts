export const vertexShader =
  "varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }"

/**
 * Colours stay what they are up to three fifths of white, and then go to white softly (after Khronos' PBR Neutral tone mapper, 2024):
 * film that greys whites and woods would show no finish as it is.
 */
export const print = `
  vec3 printed(vec3 color) {
    color = max(color, 0.0);
    float low = min(color.r, min(color.g, color.b));
    color -= low < 0.05 ? low - 10.0 * low * low : 0.025;
    color = max(color, 0.0);
    const float start = 0.58;
    float peak = max(color.r, max(color.g, color.b));
    if (peak > start) {
      const float d = 1.0 - start;
      float next = 1.0 - d * d / (peak + d - start);
      color *= next / peak;
      color = mix(vec3(next), color, 1.0 / (0.16 * (peak - next) + 1.0));
    }
    return mix(color * 12.92, 1.055 * pow(max(color, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, color));
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

/**
 * A picture that is mixed into the mean of those before. A spark of one would stay in it; a grain of less than a step of half floats
 * keeps small differences from being rounded away.
 */
export const addingShader = `uniform sampler2D picture; uniform float share; uniform float turn; varying vec2 at;
      float grain(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))) - 0.5; }
      void main() {
        vec3 c = texture2D(picture, at).rgb;
        float m = max(c.r, max(c.g, c.b));
        c *= min(1.0, 7.0 / max(m, 1e-4));
        if (share < 1.0) c += exp2(floor(log2(max(c, 1e-4))) - 10.0) * grain(gl_FragCoord.xy + 5.588238 * mod(turn, 64.0)) / share;
        gl_FragColor = vec4(max(c, 0.0), share);
      }`

/**
 * The edges of a print with a single place in a pixel, smoothed along their way (after FXAA, Lottes 2009). It is the print and not the
 * light that is smoothed: light through windows is a hundred times that of a wall, and would win every edge.
 */
const smoothing = `
  float bright(vec3 c) { return dot(c, vec3(0.299, 0.587, 0.114)); }
  vec3 smoothed(vec2 p) {
    vec3 here = shown(p);
    float nw = bright(shown(p + vec2(-1.0, 1.0) * pixel)); float ne = bright(shown(p + pixel));
    float sw = bright(shown(p - pixel)); float se = bright(shown(p + vec2(1.0, -1.0) * pixel));
    float m = bright(here);
    float low = min(m, min(min(nw, ne), min(sw, se)));
    float high = max(m, max(max(nw, ne), max(sw, se)));
    if (high - low < max(0.04, high * 0.12)) return here;
    vec2 way = vec2(sw + se - nw - ne, nw + sw - ne - se);
    float least = 1.0 / (min(abs(way.x), abs(way.y)) + max((nw + ne + sw + se) * 0.03125, 0.0078125));
    way = clamp(way * least, -8.0, 8.0) * pixel;
    vec3 near = 0.5 * (shown(p - way / 6.0) + shown(p + way / 6.0));
    vec3 far = near * 0.5 + 0.25 * (shown(p - way * 0.5) + shown(p + way * 0.5));
    float mean = bright(far);
    return mean < low || mean > high ? near : far;
  }`

/** One picture or the mean of many, as a print, with the outline of what is chosen. */
export const printShader = `uniform sampler2D one; uniform sampler2D many; uniform sampler2D chosen;
      uniform float share; uniform float isSmoothed; uniform vec3 exposure; uniform float isChosen;
      uniform vec3 line; uniform vec2 pixel; varying vec2 at;
      ${print}
      vec3 shown(vec2 p) { return printed(texture2D(one, p).rgb * exposure); }
      ${smoothing}
      float noise(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))); }
      void main() {
        vec3 color;
        if (isSmoothed > 0.5) color = smoothed(at);
        else color = printed(mix(texture2D(one, at).rgb, texture2D(many, at).rgb, share) * exposure);
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
